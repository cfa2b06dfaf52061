import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { fontsReady } from './app/fonts-ready.ts'
import { watchTheme } from './app/theme.ts'
import { cacheSettings } from './data/hooks.ts'
import { watchInstall } from './install/install-state.ts'
import { router } from './routes.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

watchTheme()
watchInstall()
await fontsReady()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SWRConfig value={cacheSettings}>
      <RouterProvider router={router} />
    </SWRConfig>
  </StrictMode>,
)

if (import.meta.env.PROD) {
  const start = () => void import('./data/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker())
  // what the first screen needs comes first
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
