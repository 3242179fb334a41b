export interface DocumentCapability {
  /** Gives a PDF to the user: a browser keeps it, a mini-program shows it. @returns whether it could */
  open(name: string, base64: string): Promise<boolean>
}
