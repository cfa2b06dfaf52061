import { open, still, useCall } from './hooks.ts'

/** Example questions in a language, null while it is not known. Errors are ignored on purpose: the list is then empty. */
export function useExampleQuestions(language: string | null) {
  const query = language === 'en' ? '' : `?${new URLSearchParams({ language: language ?? '' })}`
  const key = language && `/api/example-questions${query}`
  const { data, isLoading } = useCall<{ questions: string[] }>(key, open('exampleQuestions'), still)
  return { questions: data?.questions ?? [], isLoading: isLoading || !language }
}
