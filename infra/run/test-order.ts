import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of the test files: each project's longest files first, and the projects side by side, so that files that
 * wait overlap with files that compute, and none is left to run alone at the end.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longestFirst = await super.sort(files)
    const projects = Map.groupBy(longestFirst, ({ project }) => project.name)
    return [...projects.values()]
      .flatMap(withShares)
      .sort(byShare)
      .map(({ file }) => file)
  }
}

type Placed = { file: TestSpecification; share: number }

/** Each file of a project with the share of the project's files that precede it. */
function withShares(files: TestSpecification[]): Placed[] {
  return files.map((file, index) => ({ file, share: index / files.length }))
}

function byShare(a: Placed, b: Placed): number {
  return a.share - b.share
}
