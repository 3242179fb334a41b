import type { AppConfig } from '../compile'
import { ApiError } from './api-error'

/** The sub-packages of a mini-program, and which of them are on the phone. */
export class Packages {
  private readonly loaded = new Set<string>()
  private readonly roots: readonly string[]

  /** @param fault names the roots of those that do not come now; a mini-program that is opened anew takes them over from the one before */
  constructor(
    { subPackages, subpackages }: AppConfig,
    private readonly fault: { readonly packages: ReadonlySet<string> }
  ) {
    this.roots = [...(subPackages ?? []), ...(subpackages ?? [])].map(({ root }) => root.replace(/\/$/, ''))
  }

  /** Root of the sub-package that a page or script belongs to; undefined in the main package. */
  rootOf(file: string): string | undefined {
    return this.roots.find((folder) => file.startsWith(`${folder}/`))
  }

  /** WeChat fetches a sub-package when its first page is opened or its first script asked for; once there, it stays. */
  load(file: string): void {
    const root = this.rootOf(file)
    if (root === undefined || this.loaded.has(root)) return
    if (this.fault.packages.has(root)) throw new ApiError(`subpackage "${root}" failed to load`)
    this.loaded.add(root)
  }
}
