/** `size` random bytes from the host's generator. */
export async function randomBytes(size: number): Promise<Uint8Array> {
  return window.crypto.getRandomValues(new Uint8Array(size))
}
