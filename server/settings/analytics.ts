import type { AnalyticsEnvironment } from '@/domain/analytics/limits'

/** Where the product tells what is measured, and what else counts its visitors. */
export interface AnalyticsSettings {
  readonly env: AnalyticsEnvironment
  /** Of the server that is told; '': this one. */
  readonly origin: string
  /** A third party's; null outside production. */
  readonly statisticsScript: string | null
}

interface Given {
  readonly production: boolean
  readonly env: AnalyticsEnvironment | null
  readonly origins: Readonly<Record<AnalyticsEnvironment, string | null>>
  readonly statisticsScript: string | null
}

/** The environment chooses the server (R9.42); without a word it is that of the process. A test environment has no third party (R9.44). */
export function chooseAnalytics({ production, env, origins, statisticsScript }: Given): AnalyticsSettings {
  const chosen = env ?? (production ? 'prod' : 'test')
  return {
    env: chosen,
    origin: origins[chosen] ?? '',
    statisticsScript: production && chosen === 'prod' ? statisticsScript : null
  }
}
