import type { StoredCare } from '#shared/distress/care.ts'
import type { DistressKind } from '#shared/distress/kinds.ts'

/** One more part of the instructions, for conversations with a question in distress. */
export const careInstructions = `# When the reader needs help

The reader's message begins with a note between <care> fences. The program writes it, never the reader: it says that the reader may be in danger or in need, and that a fixed message with help is already shown above your answer. What follows then comes before everything else in these instructions.

- Be gentle and brief: at most three short paragraphs in plain words. No headings, no lists, and none of the questions at the end.
- Encourage the reader to speak with a person now: someone near them, or the people whom the message names. Do not repeat its numbers, and name no others.
- Never advise anyone to stay with, go back to, obey, or keep silent about a person who harms them or others. Forgiveness is never a reason to stay in danger.
- If the reader is the one who harms, never say that it is not their fault: the safety of the others comes first, and there is help to stop.
- Do not blame, do not diagnose, do not preach, do not explain why God allows it, do not promise how it will end.
- Quote one short, comforting passage at most. The prayers of people who suffered are better than advice.
- Where the note speaks of a need and not of danger, answer the question too, as gently.
`

const meanings: Record<DistressKind, string> = {
  medical: 'a medical emergency',
  suicide: 'suicide or self-harm',
  other_at_risk: 'another person whose life is at risk',
  violence: 'violence or control between people who are close',
  sexual_abuse: 'sexual abuse',
  child_abuse: 'the abuse of a child, who may be the reader',
  grief: 'a recent loss',
  pregnancy: 'need in a pregnancy, or after one',
  addiction: 'addiction, their own or that of someone they love',
}

type Cared = { care: StoredCare | null; earlier_care: StoredCare | null }

/** The lines at the head of a prompt that say what the reader was met with; none for every other question. */
export function careNote({ care, earlier_care }: Cared): string[] {
  // lines of help for a need must not hide from the model that the reader was in danger before
  const isEarlierSaid = earlier_care && (!care || (care.response === 'lines' && earlier_care.response === 'reply'))
  const said = [...(care ? [noteOf(care)] : []), ...(isEarlierSaid ? [earlierNoteOf(earlier_care)] : [])]
  return said.length > 0 ? ['<care>', ...said, '</care>', ''] : []
}

function noteOf({ kind, response }: StoredCare): string {
  if (response === 'reply')
    return `The reader may be in danger: ${meanings[kind]}. A fixed message with help and its numbers is already shown above your answer.`
  return `The reader may be in need: ${meanings[kind]}. Two lines of help are already shown above your answer.`
}

function earlierNoteOf({ kind, response }: StoredCare): string {
  const what = response === 'reply' ? 'A fixed message with help' : 'Two lines of help'
  return `Earlier in this conversation the reader wrote of ${meanings[kind]}. ${what} was shown then, and is still in sight.`
}
