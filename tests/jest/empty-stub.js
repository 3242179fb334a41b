/** Style sheets have no effect in jsdom. */
module.exports = {}
