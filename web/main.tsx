import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/looks.css'
import './opening/styles.ts'
import { nextTask, waitForPaint } from './app/wait-for-paint.ts'

// the page's style sheet is the last element of the body: those that screens load must follow it, to be stronger
const add = document.head.appendChild.bind(document.head)
document.head.appendChild = <Added extends Node>(node: Added): Added =>
  node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? document.body.appendChild(node) : add(node)

// the opening is painted before the app starts, and the app yields in between, to respond to touches
void waitForPaint()
  .then(() => import('react-dom/client'))
  .then(nextTask)
  .then(() => import('./app/start.tsx'))
  .then(({ startApp }) => startApp())
