/**
 * Loaded into a worker before its own code: the worker continues even when it learns that a newer run owns its answer,
 * so that only the fence protects the row.
 */
const { abort } = AbortController.prototype
AbortController.prototype.abort = function (this: AbortController, reason?: { why?: string }) {
  if (reason?.why !== 'fenced') abort.call(this, reason)
}
