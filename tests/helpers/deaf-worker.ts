/**
 * Loaded into a worker before its own code: it continues when it learns that a newer run owns its answer, so that
 * nothing but the fence is left between it and the row.
 */
const { abort } = AbortController.prototype
AbortController.prototype.abort = function (this: AbortController, reason?: { why?: string }) {
  if (reason?.why !== 'fenced') abort.call(this, reason)
}
