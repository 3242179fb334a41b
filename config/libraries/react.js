// An entry of its own: see prod.ts.
require('react-dom/client')
