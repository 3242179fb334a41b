const { useEffect } = require('react')

/** In page tests all parts of a page are drawn in the first frame. */
exports.Progressive = ({ children, onWhole }) => {
  useEffect(() => onWhole?.(), [onWhole])
  return children
}
