import css from './install.module.css'
import type { Device } from './useInstall.ts'
import { install } from './words.ts'

const LINES = [0.92, 1, 0.86, 0.97, 0.6, 0.94, 1, 0.78]

/** An animated device on which a finger repeats the three steps; drawn with the theme's tokens. */
export function InstallDemo({ device, name, isPaused }: { device: Device; name: string; isPaused: boolean }) {
  const width = device === 'ipad' ? 300 : 216
  const isTop = device === 'ipad' || device === 'android'
  const tool = { x: device === 'iphone' || device === 'other' ? width / 2 : width - 34, y: isTop ? 34 : 366 }
  return (
    <svg viewBox={`0 0 ${width} 400`} className={css.demo} data-paused={isPaused} aria-hidden="true">
      <rect className={css.body} x="1.5" y="1.5" width={width - 3} height="397" rx="30" />
      <clipPath id="screen">
        <rect x="10" y="10" width={width - 20} height="380" rx="22" />
      </clipPath>
      <g clipPath="url(#screen)">
        <rect className={css.screen} x="10" y="10" width={width - 20} height="380" />
        <g className={css.reading}>
          <rect className={css.bar} x="10" y={isTop ? 10 : 340} width={width - 20} height="50" />
          <rect className={css.title} x="28" y="76" width="84" height="12" rx="4" />
          {LINES.map((share, index) => (
            <rect
              key={`${share}`}
              className={css.line}
              x="28"
              y={106 + index * 22}
              width={(width - 56) * share}
              height="7"
              rx="3.5"
            />
          ))}
          <g transform={`translate(${tool.x} ${tool.y})`}>
            {device === 'android' ? <Dots /> : <Share />}
            <circle className={css.tap} r="17" />
          </g>
        </g>
        <g className={css.sheet}>
          <rect className={css.paper} x="10" y="190" width={width - 20} height="220" rx="18" />
          {[0, 1, 2].map((row) => (
            <g key={row} transform={`translate(26 ${212 + row * 52})`}>
              <rect className={row === 1 ? css.chosen : css.row} width={width - 52} height="40" rx="10" />
              {row === 1 ? (
                <text className={css.words} x="14" y="25">
                  {install(device === 'android' ? 'appEntry' : 'homeEntry')}
                </text>
              ) : (
                <rect
                  className={css.line}
                  x="14"
                  y="17"
                  width={(width - 52) * (row ? 0.4 : 0.55)}
                  height="7"
                  rx="3.5"
                />
              )}
            </g>
          ))}
          <circle className={css.tapRow} cx={width - 60} cy="284" r="17" />
        </g>
        <g className={css.home}>
          <rect className={css.wall} x="10" y="10" width={width - 20} height="380" />
          {Array.from({ length: 8 }, (_, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: eight squares that never move
              key={index}
              className={css.app}
              x={27 + (index % 3) * ((width - 54 - 44) / 2)}
              y={44 + Math.floor(index / 3) * 78}
              width="44"
              height="44"
              rx="11"
            />
          ))}
          <g className={css.icon}>
            <image href="/icon.svg" x={27 + (width - 54 - 44)} y={200} width="44" height="44" />
            <text className={css.label} x={27 + (width - 54 - 44) + 22} y={260} textAnchor="middle">
              {name}
            </text>
          </g>
        </g>
      </g>
    </svg>
  )
}

function Share() {
  return <path className={css.glyph} d="M-7 -1h-3v12h20v-12h-3M0 5v-17M-5 -8l5 -5l5 5" />
}

function Dots() {
  return (
    <g className={css.dots}>
      <circle cy="-7" r="2.4" />
      <circle r="2.4" />
      <circle cy="7" r="2.4" />
    </g>
  )
}
