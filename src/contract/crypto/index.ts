/** Sealing and signing of calls, the same on client and server. Random bytes are always passed in. */
export { base64urlDecode, base64urlEncode } from './encoding'
export { envelopeKid, IV_BYTES, open, seal } from './envelope'
export { agreedKeys, sessionKeys, type ChannelKeys } from './keys'
export { setPrimitives, type Primitives } from './primitives'
export { sign, SIGNATURE_WINDOW_MS, verify } from './signature'
