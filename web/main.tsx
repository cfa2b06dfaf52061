import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/looks.css'
import './opening/styles.ts'
import { nextTask, waitForOpening } from './app/wait-for-paint.ts'

// the opening is painted before the app starts, and the app yields in between, to respond to touches
void waitForOpening()
  .then(() => import('react-dom/client'))
  .then(nextTask)
  .then(() => import('./app/start.tsx'))
  .then(({ startApp }) => startApp())
