export interface ScanCapability {
  /** The host reads codes of one or two dimensions. */
  can(): boolean
  /** What the code says; null: none was read. */
  read(): Promise<string | null>
}
