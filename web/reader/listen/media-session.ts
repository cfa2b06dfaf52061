import { useEffect, useEffectEvent } from 'react'

/** Six seconds of silence: devices show their controls only for a page that plays a sound of some length. */
const SILENCE = '/silence.wav'

type Controls = { onPlay: () => void; onPause: () => void; onNext: () => void; onPrevious: () => void }

/** The controls of the lock screen and of headphones. A call pauses the reading; Play continues it. */
export function useMediaSession(title: string, artist: string, isPlaying: boolean, controls: Controls): void {
  const press = useEffectEvent((key: keyof Controls) => controls[key]())
  useEffect(() => {
    const session = navigator.mediaSession
    if (!session) return
    const handlers = { play: 'onPlay', pause: 'onPause', nexttrack: 'onNext', previoustrack: 'onPrevious' } as const
    const actions = Object.keys(handlers) as (keyof typeof handlers)[]
    for (const action of actions) session.setActionHandler(action, () => press(handlers[action]))
    return () => {
      for (const action of actions) session.setActionHandler(action, null)
      session.metadata = null
    }
  }, [])
  useEffect(() => {
    if (navigator.mediaSession) navigator.mediaSession.metadata = new MediaMetadata({ title, artist })
  }, [title, artist])
  useEffect(() => {
    if (!isPlaying) return
    const audio = new Audio(SILENCE)
    audio.loop = true
    let isOver = false
    // the device stops it, as for a call
    audio.onpause = () => !isOver && press('onPause')
    // without a sound there are no such controls, but the voice is heard
    audio.play().catch(() => {})
    return () => {
      isOver = true
      audio.pause()
    }
  }, [isPlaying])
}
