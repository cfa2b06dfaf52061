import { Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { readerAddress } from '#shared/chapter-address.ts'
import { lazily } from '../ui/lazily.ts'
import { Reader } from './Reader.tsx'
import { useReaderPlace } from './useReaderPlace.ts'

const AbsentBook = lazily(() => import('./text/AbsentBook.tsx'), 'AbsentBook')

/** The chapter of a translation that the address names, or what is shown instead of it. */
export function ReaderScreen() {
  const { bookId = '', chapter = '' } = useParams()
  const { search } = useLocation()
  const view = useReaderPlace(bookId, chapter)
  const toHome = <Navigate replace to="/?notfound=1" state={{ asked: `${bookId} ${chapter}` }} />
  if (view.kind === 'nowhere') return toHome
  if (view.kind === 'absent') {
    return (
      <Suspense>
        <AbsentBook {...view} otherwise={toHome} />
      </Suspense>
    )
  }
  if (view.kind === 'elsewhere') return <Navigate replace to={`${readerAddress(view.book, view.chapter)}${search}`} />
  return <Reader place={view.place} />
}
