import type { ReactNode } from 'react'
import { HeaderBar } from '../app/Header.tsx'
import shell from '../app/shell.module.css'
import { Hero } from '../home/Hero.tsx'
import home from '../home/home.module.css'
import { ChapterHead } from '../reader/ChapterHead.tsx'
import { ChapterSkeleton } from '../reader/ChapterSkeleton.tsx'
import chapter from '../reader/chapter.module.css'
import reader from '../reader/reader.module.css'

/**
 * The first picture of a screen, which stands in the page before any script runs and until the app draws the same. It is
 * rendered when the app is built; the API puts the chapter into the `{{places}}`. What needs the app is inert so long.
 */
function Opening({ place, children }: { place: string | null; children: ReactNode }) {
  return (
    <div className={shell.shell} data-opening>
      <HeaderBar isMenuOpen={false} place={place} inert />
      <div className={shell.body}>
        <div className={shell.rail} />
        <main className={shell.main}>{children}</main>
      </div>
    </div>
  )
}

/** A chapter. Who reads another translation, or two, sees the lines that stand for it. */
export function ChapterOpening() {
  return (
    <Opening place="{{book}} {{chapter}}">
      <div className={reader.layout}>
        <article className={reader.page}>
          <div className={reader.column}>
            <ChapterHead book="{{book}}" chapter="{{chapter}}" lang="en" isDropped="{{isDropped}}" />
            <div
              id="chapter"
              data-given
              data-url="{{url}}"
              className={chapter.text}
              lang="en"
              dir="ltr"
              // the API puts a text of its own making here
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a place, not HTML
              dangerouslySetInnerHTML={{ __html: '{{text}}' }}
            />
            <div data-waiting>
              <ChapterSkeleton />
            </div>
          </div>
        </article>
      </div>
    </Opening>
  )
}

/** Home down to its box: what is below depends on the visitor. */
export function HomeOpening() {
  return (
    <Opening place={null}>
      <div className={home.home}>
        <div inert>
          <Hero hasAi prompt="" isSearching={false} onPrompt={() => {}} onSubmit={() => {}} />
        </div>
      </div>
    </Opening>
  )
}
