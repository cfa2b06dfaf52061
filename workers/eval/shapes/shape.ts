/**
 * A hostile answer: the model's output, and the false words in it. Each false stretch that is shown must be marked as
 * not checked, not found or not the words of the text, and no seal may be over words that are not in the text.
 */
export type Shape = { name: string; says: string; lies: string[]; bible_id?: string }
