import { CallError } from '@/contract/errors'
import { host } from '@/platform/host'
import { refusedAt } from '@/services/http/refused-at'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** What a form says beside its fields, and whether it is being sent. Nothing that was typed is lost by either. */
export class FormState<F extends string> {
  errors: Partial<Record<F, string>> = {}
  busy = false

  constructor(
    private readonly root: Root,
    /** First part of its fields' ids: other pages lie under this one. */
    private readonly form: string,
    private readonly fields: readonly F[]
  ) {
    observed(this)
  }

  idOf(field: F): string {
    return `${this.form}-${field}`
  }

  clear(field: F): void {
    this.errors = { ...this.errors, [field]: undefined }
  }

  /** Says beside a field what is wrong with it; nothing is taken to it. */
  note(field: F, message: string): void {
    this.errors = { ...this.errors, [field]: message }
  }

  /** The first that is wrong takes the focus; its field says why, and the toast only shows it. @returns whether all is well */
  check(found: Partial<Record<F, string | null>>): boolean {
    const errors: Partial<Record<F, string>> = {}
    for (const field of this.fields) errors[field] = found[field] || undefined
    this.errors = errors
    const first = this.fields.find((field) => errors[field])
    if (first) this.show(first, errors[first] ?? '')
    return !first
  }

  /** Sends it; a refusal stands beside the field that the server names. @returns what was answered, or null */
  async send<T>(run: () => Promise<T>): Promise<T | null> {
    this.setBusy(true)
    try {
      return await run()
    } catch (error) {
      const field =
        error instanceof CallError ? this.fields.find((one) => one === refusedAt(error)) : undefined
      if (field && error instanceof Error) this.refused(field, error.message)
      else this.root.presentError(error)
      return null
    } finally {
      this.setBusy(false)
    }
  }

  private refused(field: F, message: string): void {
    const errors: Partial<Record<F, string>> = {}
    errors[field] = message
    this.check(errors)
  }

  private show(field: F, message: string): void {
    host.toField(this.idOf(field))
    this.root.feedback.invalid(message)
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
