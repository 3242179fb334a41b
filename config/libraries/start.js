// An entry of its own, after React's: see prod.ts.
import '@/polyfills'
import '@/start'
