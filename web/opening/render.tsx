import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Cache } from '../data/Cache.tsx'
import { keys } from '../data/hooks.ts'
import { ChapterOpening, HomeOpening } from './Opening.tsx'

const known = { [keys.settings]: { product_name: '{{site}}' } }

const html = (screen: ReactNode) =>
  renderToStaticMarkup(
    <Cache known={known}>
      <StaticRouter location="/">{screen}</StaticRouter>
    </Cache>,
  )

/** The openings as HTML, by file name. For the build. */
export const openings = { 'chapter.html': html(<ChapterOpening />), 'home.html': html(<HomeOpening />) }
