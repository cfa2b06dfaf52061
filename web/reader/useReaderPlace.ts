import { type Book, findBook } from '#shared/bible/books.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { CallError } from '../data/client.ts'
import { EmptyChapter, useBible, useChapter, useToc } from '../data/hooks.ts'
import { resolvePlace } from '../data/places.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { useUntilLoaded } from '../data/useUntilLoaded.ts'
import { wordIn } from '../words/words.ts'

export type ReaderPlace = {
  translation: string
  language: string
  direction: 'ltr' | 'rtl'
  abbreviation: string
  copyright: string
  books: readonly TocBook[]
  book: TocBook
  chapter: number
  /** The chapter's fragment; undefined while it loads. */
  html: string | undefined
  error: Error | undefined
  retry: () => void
}

export type ReaderView =
  | { kind: 'nowhere' }
  /** A book that exists, but not in the current translation. */
  | { kind: 'absent'; translation: string; book: Book; chapter: string }
  | { kind: 'elsewhere'; book: string; chapter: number }
  | { kind: 'here'; place: ReaderPlace }

/**
 * What the reader shows for the two parts of its address: the text in the chosen translation, or the one before it
 * while that loads.
 */
export function useReaderPlace(bookText: string, chapterText: string): ReaderView {
  const [translation] = useTranslation()
  const { books, error } = useToc(translation)
  const view = useChosenPlace(bookText, chapterText, translation, books)
  const here = view.kind === 'here' ? view.place : null
  const isLoading = here !== null && ((!books && !error) || (!here.html && !here.error))
  return useUntilLoaded(`${bookText}/${chapterText}`, view, { isLoading, isShown: !isLoading && !!here?.html })
}

/** The same, in this translation. The text is requested without waiting for the list of books. */
function useChosenPlace(bookText: string, chapterText: string, translation: string, books?: TocBook[]): ReaderView {
  const bible = useBible(translation)
  const known = findBook(bookText)
  const asked = books ? resolvePlace(books, bookText, chapterText) : null
  const guess = known && /^[1-9]\d{0,2}$/.test(chapterText) ? Number(chapterText) : null
  const chapter = asked?.kind === 'chapter' ? asked.chapter : guess
  const text = useChapter(translation, known?.id ?? null, asked && asked.kind !== 'chapter' ? null : chapter)

  if (!known) return { kind: 'nowhere' }
  if (asked?.kind === 'nowhere') return { kind: 'absent', translation, book: known, chapter: chapterText }
  if (asked?.kind === 'elsewhere') return asked
  // an error about the chapter counts only once the list of books has confirmed its number
  if (asked && !text.data && text.error && isMissing(text.error)) return { kind: 'nowhere' }
  const { id, abbreviation } = known
  const book = asked?.book ?? { id, name: wordIn('books', id) ?? known.name, abbreviation, chapter_count: 0 }
  return {
    kind: 'here',
    place: {
      translation,
      language: bible?.language ?? 'en',
      direction: bible?.direction ?? 'ltr',
      abbreviation: bible?.abbreviation ?? '',
      copyright: bible ? `${bible.name} · ${bible.copyright}` : '',
      books: books ?? [],
      book,
      chapter: chapter ?? 1,
      html: text.data,
      error: text.data ? undefined : text.error,
      retry: () => void text.mutate(),
    },
  }
}

/** A chapter that does not exist or is empty: the reader redirects to Home. */
function isMissing(error: Error): boolean {
  return error instanceof CallError ? error.status === 404 : error instanceof EmptyChapter
}
