/** In page tests all parts of a page are drawn in the first frame. */
exports.Progressive = ({ children }) => children
