/** In page tests every frame is on screen at once. */
exports.afterFrame = (run) => {
  run()
  return () => undefined
}
