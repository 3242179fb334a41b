/** `react-dom/test-utils` is deprecated and warns at each use; React itself exports the same act(). */
module.exports = { act: require('react').act }
