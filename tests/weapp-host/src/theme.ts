import fs from 'node:fs'
import path from 'node:path'
import { type AppConfig, readJson } from './compile'
import type { Dict } from './protocol'

/** What the phone's system shows everything in. */
export type ThemeName = 'light' | 'dark'

type Variables = Record<ThemeName, Dict<string>>

const NAMES: readonly ThemeName[] = ['light', 'dark']

function variablesOf(dist: string, app: AppConfig): Variables {
  const file = app.themeLocation ? readJson<Partial<Variables>>(dist, app.themeLocation) : {}
  return { light: file.light ?? {}, dark: file.dark ?? {} }
}

/** A copy of a configuration whose `@name` strings are what `lookUp` says of the name. */
function replaced<T>(config: T, lookUp: (name: string) => string): T {
  if (typeof config === 'string') return (config.startsWith('@') ? lookUp(config.slice(1)) : config) as T
  if (Array.isArray(config)) return config.map((item) => replaced(item, lookUp)) as T
  if (config === null || typeof config !== 'object') return config
  return Object.fromEntries(Object.entries(config).map(([key, value]) => [key, replaced(value, lookUp)])) as T
}

/** The build's colours and icons in a theme. Without `darkmode` a mini-program is always light, and is told of none. */
export class Theming {
  private readonly variables: Variables

  constructor(
    dist: string,
    private readonly app: AppConfig,
    public system: ThemeName
  ) {
    this.variables = variablesOf(dist, app)
  }

  /** What the mini-program is told; null without `darkmode`. */
  get told(): ThemeName | null {
    return this.app.darkmode === true ? this.system : null
  }

  /** The configuration of the app or a page as it is shown now. */
  of<T>(config: T): T {
    const values = this.variables[this.told ?? 'light']
    return replaced(config, (name) => values[name] ?? '')
  }
}

/** What is wrong with the themes of a build: variables that a theme lacks, icons that are not in the package. */
export function themeProblems(dist: string, app: AppConfig, pages: readonly string[]): string[] {
  const variables = variablesOf(dist, app)
  const problems: string[] = []
  const check = (file: string, config: unknown) =>
    NAMES.forEach((theme) =>
      replaced(config, (name) => {
        if (app.darkmode !== true) problems.push(`${file}: @${name} without darkmode`)
        else if (!(name in variables[theme])) problems.push(`${file}: @${name} is not in the ${theme} theme`)
        return ''
      })
    )
  check('app.json', app)
  for (const page of pages) check(`${page}.json`, readJson(dist, `${page}.json`))
  for (const theme of NAMES) {
    const { tabBar } = replaced(app, (name) => variables[theme][name] ?? '')
    for (const { iconPath, selectedIconPath } of tabBar?.list ?? [])
      for (const icon of [iconPath, selectedIconPath])
        if (icon && !fs.existsSync(path.join(dist, icon))) problems.push(`app.json: ${icon} does not exist`)
  }
  return [...new Set(problems)]
}
