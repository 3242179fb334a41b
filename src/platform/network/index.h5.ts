/** Tells when the connection comes back or goes; the current state is asked with `online`. */
export const network = {
  online: (): boolean => navigator.onLine,
  onChange(listener: (online: boolean) => void): void {
    window.addEventListener('online', () => listener(true))
    window.addEventListener('offline', () => listener(false))
  }
}
