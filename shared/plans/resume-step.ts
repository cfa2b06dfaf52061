/** Where a reader continues: the first unread step from an index on, else the first unread one, else the first. */
export function resumeStep<Step>(
  steps: readonly Step[],
  index: number,
  isUnread: (step: Step) => boolean,
): Step | undefined {
  return steps.find((step, i) => i >= index && isUnread(step)) ?? steps.find(isUnread) ?? steps[0]
}
