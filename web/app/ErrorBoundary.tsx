import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorScreen } from './ErrorScreen.tsx'

/** Shows an error screen instead of the screen that failed, until another address is opened. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary at={useLocation().key}>{children}</Boundary>
}

type Props = { at: string; children: ReactNode }
type State = { failed: { error: unknown } | null }

class Boundary extends Component<Props, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } }
  }

  override componentDidUpdate({ at }: Props): void {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: null })
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen error={this.state.failed.error} /> : this.props.children
  }
}
