import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './opening/styles.ts'
import { nextTask, painted } from './app/painted.ts'

// the opening is on the screen before the app takes its time, and it does so in steps, to respond to touches in between
void painted()
  .then(() => import('react-dom/client'))
  .then(nextTask)
  .then(() => import('./app/start.tsx'))
  .then(({ startApp }) => startApp())
