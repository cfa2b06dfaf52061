/// <reference path="../words/virtual.d.ts" />

import languages from 'virtual:words/all'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Cache } from '../data/Cache.tsx'
import { keys } from '../data/hooks.ts'
import { setCatalogs } from '../words/words.ts'
import { ChapterOpening, HomeOpening } from './Opening.tsx'

const known = { [keys.settings]: { product_name: '{{site}}' } }

const html = (screen: ReactNode) =>
  renderToStaticMarkup(
    <Cache known={known}>
      <StaticRouter location="/">{screen}</StaticRouter>
    </Cache>,
  )

/** The openings in every language as HTML, by file name. For the build. */
export const openings = Object.fromEntries(
  Object.entries(languages).flatMap(([language, catalogs]) => {
    setCatalogs(catalogs)
    return [
      [`chapter.${language}.html`, html(<ChapterOpening />)],
      [`chat.${language}.html`, html(<ChapterOpening address="{{address}}" />)],
      [`home.${language}.html`, html(<HomeOpening />)],
    ]
  }),
)
