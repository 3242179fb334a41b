/** As much of a response as is read of it. */
export interface FirstAnswer {
  readonly statusCode: number
  readonly data: unknown
  readonly header: unknown
}
