/** Stop appears where Send was: so soon after sending, a tap there was meant for Send. */
const DOUBLE_TAP_MS = 600

/** Whether a click is the second tap of a double tap that has sent a question. A click by keyboard, `detail` 0, is not. */
export const isSecondTap = ({ detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>, sentAt: number): boolean =>
  detail > 0 && timeStamp - sentAt < DOUBLE_TAP_MS
