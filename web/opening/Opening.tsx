import type { ReactNode } from 'react'
import { HeaderBar } from '../app/Header.tsx'
import shell from '../app/shell.module.css'
import { Hero } from '../home/Hero.tsx'
import home from '../home/home.module.css'
import { StartReading } from '../home/StartReading.tsx'
import { VerseFigure } from '../home/VerseFigure.tsx'
import reader from '../reader/reader.module.css'
import { ChapterHead } from '../reader/text/ChapterHead.tsx'
import { ChapterSkeleton } from '../reader/text/ChapterSkeleton.tsx'
import chapter from '../reader/text/chapter.module.css'

/**
 * The first paint of a screen, which is in the page before any script runs and until the app renders the same. It is
 * rendered at build time; the API fills the `{{places}}`. Controls that need the app are inert until then.
 */
function Opening({ place, address, children }: { place: string | null; address?: string; children: ReactNode }) {
  return (
    <div className={shell.shell} data-opening data-address={address}>
      <HeaderBar isMenuOpen={false} place={place} inert />
      <div className={shell.body}>
        <div className={shell.rail} data-print="never" />
        <main className={shell.main}>{children}</main>
      </div>
    </div>
  )
}

/**
 * A chapter, on a wide screen with room for its conversation. Readers of another translation, or of two, see placeholder
 * lines instead of the text. The app opens it at `address`, if the page has another one.
 */
export function ChapterOpening({ address }: { address?: string }) {
  return (
    <Opening place="{{book}} {{chapter}}" address={address}>
      <div className={reader.layout} data-asked={address ? true : undefined}>
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
              // the API inserts its own HTML here
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder, not HTML
              dangerouslySetInnerHTML={{ __html: '{{text}}' }}
            />
            <div data-waiting>
              <ChapterSkeleton />
            </div>
          </div>
        </article>
        {address && <div className={reader.chatRoom} />}
      </div>
    </Opening>
  )
}

/** Home down to its verse of the day: the rest depends on the visitor. The box takes words already. */
export function HomeOpening() {
  return (
    <Opening place={null}>
      <div className={home.home}>
        <Hero hasAi prompt="" isSearching={false} onPrompt={() => {}} onSubmit={() => {}} />
        <div data-pair className={home.pair}>
          <StartReading />
          <VerseFigure
            isLong="{{isLong}}"
            shown={{ text: '{{verse}}', reference: '{{reference}}', to: '/{{place}}', lang: 'en', dir: 'ltr' }}
            given={{ 'data-url': '{{url}}', 'data-answer': '{{answer}}' }}
          />
        </div>
      </div>
    </Opening>
  )
}
