/** The encoder alone, without the package's renderers. */
declare module 'qrcode/lib/core/qrcode' {
  import type { QRCode, QRCodeOptions, QRCodeSegment } from 'qrcode'
  export function create(text: string | QRCodeSegment[], options?: QRCodeOptions): QRCode
}
