import { isAbsolute, resolve } from 'node:path'
import type { CallOrigins } from '@/contract/call-servers'
import { ANALYTICS_ENVIRONMENTS, type AnalyticsEnvironment } from '@/domain/analytics/limits'
import { chooseAnalytics, type AnalyticsSettings } from './settings/analytics'
import { readBankKeys, type BankKeys } from './settings/bank-keys'
import type { PartnerUrls } from './settings/partner-urls'
import {
  callOrigins,
  database,
  flag,
  hex,
  integer,
  keys,
  oneOf,
  optionalText,
  origin,
  origins,
  partnerUrls,
  phone,
  secureOrigins,
  text,
  url
} from './settings/parsers'
import { PROVIDER_SETTINGS, readProviders, type Providers } from './settings/providers/all'
import { setting, type Setting, type Source } from './settings/setting'
import {
  templateFields,
  templates,
  USUAL_FIELDS,
  type TemplateFields,
  type Templates
} from './settings/subscription-templates'
import { unknownNames } from './settings/unknown-names'
import { START_TEXTS as texts } from './start-texts'

/** How the server runs. Read once at start; nothing else looks at the environment. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Folder of the embedded database; unused with `databaseUrl`. */
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly databasePool: number
  /** A pooler before PostgreSQL gives a connection for a transaction alone. */
  readonly poolsByTransaction: boolean
  /** Transactions bear the id of their request. */
  readonly databaseTrace: boolean
  /** The server brings the schema up to date when it starts. */
  readonly migrates: boolean
  /** Keys of the sealed columns: the first encrypts, the others still open. Empty: kept in a file in `dataDir`. */
  readonly dataKeys: readonly Buffer[]
  /** Demo accounts, and the SMS code in the answer of its call. */
  readonly demo: boolean
  /** An empty database is filled with sample products, branches and content. */
  readonly samples: boolean
  readonly production: boolean
  readonly smsWebhookUrl: string | null
  readonly smsWebhookSecret: string | null
  /** Origin that users type, for links in notices and payments; null, outside production alone: taken from the request. */
  readonly publicOrigin: string | null
  /** Phone of the service, for orders without a branch. */
  readonly servicePhone: string | null
  /** Pages from which the app is installed; null: there is none for that system. */
  readonly appStoreUrl: string | null
  readonly androidAppUrl: string | null
  /** Who takes money, knows accounts and sends messages for the shop; each whole or null. */
  readonly providers: Providers
  /** Of WeChat's subscription messages; what has none is not offered. */
  readonly wxTemplates: Templates
  readonly wxTemplateFields: TemplateFields
  /** Keys of the partner bank's envelope; null: no bank logs in or is paid with, or the demo's own plays it. */
  readonly bank: BankKeys | null
  /** Where third parties are; a page of one that is not among them says so. */
  readonly partnerUrls: PartnerUrls
  /** Script of the maps service, with its key; null: the site asks the browser alone where the user is. */
  readonly mapsScriptUrl: string | null
  readonly analytics: AnalyticsSettings
  /** Proxies before the server: as many entries of X-Forwarded-For are believed, from the right. */
  readonly trustProxy: number
  readonly corsOrigins: readonly string[]
  /** Servers that answer some calls of the site in place of this one. */
  readonly callOrigins: CallOrigins
  /** Where else pictures may come from, over https. */
  readonly mediaOrigins: readonly string[]
  readonly rateLimit: boolean
  /** Where all servers count calls together; null: in PostgreSQL. */
  readonly redisUrl: string | null
  /** Where the monitoring reads what is counted; null: nowhere. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  readonly logLevel: LogLevel
  readonly h5Dir: string
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const POOLERS = ['session', 'transaction'] as const
type Pooler = (typeof POOLERS)[number]

export type Environment = Readonly<Record<string, string | undefined>>
export type LoadedConfig = { ok: true; config: Config } | { ok: false; problems: string[] }

/** Every variable the server reads; README's table says the same. */
export const SETTINGS = {
  HOST: setting('127.0.0.1', 'address to listen on', text),
  PORT: setting(8080, 'port to listen on; 0 takes a free one', integer(0, 65535)),
  DATA_DIR: setting('.data', 'folder of the embedded database', text),
  DATABASE_URL: setting<string | null>(
    null,
    'PostgreSQL instead of the embedded database; a primary and its standbys with commas between the hosts',
    database
  ),
  DATABASE_POOL: setting(10, 'connections to PostgreSQL per process', integer(2, 200)),
  DATABASE_POOLER: setting<Pooler>(
    'session',
    'transaction: a pooler before PostgreSQL that gives a connection for a transaction alone',
    oneOf(POOLERS)
  ),
  DATABASE_TRACE: setting(
    false,
    '1: transactions bear the id of their request as application_name, at the cost of a question each',
    flag
  ),
  MIGRATE: setting<boolean | null>(
    null,
    '0: the schema is brought up to date by npm run migrate alone; so through a transaction pooler',
    flag
  ),
  DATA_KEY: setting<readonly Buffer[]>(
    [],
    'encrypts personal data and secrets in the database; older keys after the newest, separated by commas',
    keys
  ),
  DEMO: setting<boolean | null>(
    null,
    'demo accounts and visible SMS codes; 1 with the embedded database',
    flag
  ),
  SAMPLES: setting<boolean | null>(
    null,
    'fills an empty database with sample products and branches; as DEMO without a value',
    flag
  ),
  SMS_WEBHOOK_URL: setting<string | null>(null, 'where SMS codes are posted', url(['http:', 'https:'])),
  SMS_WEBHOOK_SECRET: setting<string | null>(null, 'signs the posts to SMS_WEBHOOK_URL', optionalText),
  PUBLIC_ORIGIN: setting<string | null>(null, 'origin that users type', origin),
  SERVICE_PHONE: setting<string | null>(null, 'phone for orders without a branch', phone),
  APP_STORE_URL: setting<string | null>(null, 'page of the app for iPhones', url(['https:'])),
  ANDROID_APP_URL: setting<string | null>(null, 'page of the app for Android', url(['https:'])),
  ...PROVIDER_SETTINGS,
  WX_TEMPLATES: setting<Templates>(
    {},
    'templates of subscription messages, visit=…,report=…,change=…',
    templates
  ),
  WX_TEMPLATE_FIELDS: setting<TemplateFields | null>(
    null,
    'fields of those templates, visit=thing1/character_string2,…',
    templateFields
  ),
  BANK_SM4_KEY: setting<string | null>(
    null,
    'key of the partner bank’s envelope',
    hex(/^[0-9a-f]{32}$/i, 16)
  ),
  BANK_PUBLIC_KEY: setting<string | null>(
    null,
    'SM2 key that verifies what the bank signs',
    hex(/^04[0-9a-f]{128}$/i, 65)
  ),
  BANK_PRIVATE_KEY: setting<string | null>(
    null,
    'SM2 key that signs for the bank',
    hex(/^[0-9a-f]{64}$/i, 32)
  ),
  PARTNER_URLS: setting<PartnerUrls>(
    {},
    'addresses of third parties over https, lejian=…,daHeYun=…',
    partnerUrls
  ),
  MAPS_SCRIPT_URL: setting<string | null>(null, 'script of the maps service, with its key', url(['https:'])),
  ANALYTICS_ENV: setting<AnalyticsEnvironment | null>(
    null,
    'prod or test: which analytics server is told; prod in production',
    oneOf(ANALYTICS_ENVIRONMENTS)
  ),
  ANALYTICS_ORIGIN: setting<string | null>(null, 'analytics server of prod; this one without', origin),
  ANALYTICS_TEST_ORIGIN: setting<string | null>(null, 'the same of test', origin),
  STATISTICS_SCRIPT_URL: setting<string | null>(
    null,
    'script of a third party that counts visitors, in production alone',
    url(['https:'])
  ),
  TRUST_PROXY: setting(0, 'number of proxies before the server that write X-Forwarded-For', integer(0, 10)),
  CORS_ORIGINS: setting<readonly string[]>([], 'other origins that may call, separated by commas', origins),
  CALL_ORIGINS: setting<CallOrigins>(
    {},
    'servers that answer some calls in place of this one, oauth=…,wxapp=…',
    callOrigins
  ),
  MEDIA_ORIGINS: setting<readonly string[]>(
    [],
    'https origins that pictures may come from besides this site, separated by commas',
    secureOrigins
  ),
  RATE_LIMIT: setting(true, '0 switches the limits on calls and unpaid orders off, for load tests', flag),
  REDIS_URL: setting<string | null>(
    null,
    'Redis in which all servers count calls together, redis://… or rediss://…; PostgreSQL without',
    url(['redis:', 'rediss:'])
  ),
  METRICS_PORT: setting<number | null>(
    null,
    'port of /metrics, for the monitoring alone; 0 takes a free one',
    integer(0, 65535)
  ),
  METRICS_HOST: setting('127.0.0.1', 'address of that port', text),
  LOG_LEVEL: setting<LogLevel>('info', 'how much is logged', oneOf(LOG_LEVELS)),
  H5_DIR: setting('dist/h5', 'folder of the built H5 site', text)
} as const

/**
 * Reads the environment. `root` is the project's folder, for relative paths. Reports every mistake at once.
 * @param serves whether calls are answered: an operator's command makes no link and needs no origin
 */
export function loadConfig(env: Environment, root: string, serves = true): LoadedConfig {
  const problems = unknownNames(env, Object.keys(SETTINGS))
  const read = <T>(name: string, { fallback, parse }: Setting<T>): T => {
    const raw = env[name]?.trim()
    if (raw === undefined || raw === '') return fallback
    const parsed = parse(raw)
    if ('value' in parsed) return parsed.value
    problems.push(texts.setting(name, parsed.problem, shown(name, raw)))
    return fallback
  }
  const folder = (path: string) => (isAbsolute(path) ? path : resolve(root, path))
  const production = env['NODE_ENV'] === 'production'
  const databaseUrl = read('DATABASE_URL', SETTINGS.DATABASE_URL)
  const poolsByTransaction = read('DATABASE_POOLER', SETTINGS.DATABASE_POOLER) === 'transaction'
  const migrate = read('MIGRATE', SETTINGS.MIGRATE)
  if (migrate && poolsByTransaction) problems.push(texts.migrateThroughPooler)
  const demo = read('DEMO', SETTINGS.DEMO)
  const demoOn = demo ?? (databaseUrl === null && !production)
  if (demo && production) problems.push(texts.demoInProduction)
  const dataKeys = read('DATA_KEY', SETTINGS.DATA_KEY)
  if (dataKeys.length === 0 && databaseUrl !== null && production) {
    problems.push(texts.keyNeeded)
  }
  const publicOrigin = read('PUBLIC_ORIGIN', SETTINGS.PUBLIC_ORIGIN)
  if (serves && publicOrigin === null && production && !env['PUBLIC_ORIGIN']?.trim()) {
    problems.push(texts.originNeeded)
  }
  const source: Source = {
    ...{ publicOrigin, production, read },
    has: (name) => Boolean(env[name]?.trim()),
    problem: (text) => void problems.push(text)
  }
  const providers = readProviders(source, serves)
  const bank = readBankKeys({
    BANK_SM4_KEY: read('BANK_SM4_KEY', SETTINGS.BANK_SM4_KEY),
    BANK_PUBLIC_KEY: read('BANK_PUBLIC_KEY', SETTINGS.BANK_PUBLIC_KEY),
    BANK_PRIVATE_KEY: read('BANK_PRIVATE_KEY', SETTINGS.BANK_PRIVATE_KEY)
  })
  if (bank.problem !== null) problems.push(bank.problem)
  const config: Config = {
    host: read('HOST', SETTINGS.HOST),
    port: read('PORT', SETTINGS.PORT),
    dataDir: folder(read('DATA_DIR', SETTINGS.DATA_DIR)),
    databaseUrl,
    databasePool: read('DATABASE_POOL', SETTINGS.DATABASE_POOL),
    poolsByTransaction,
    databaseTrace: read('DATABASE_TRACE', SETTINGS.DATABASE_TRACE),
    migrates: migrate ?? !poolsByTransaction,
    dataKeys,
    demo: demoOn,
    samples: read('SAMPLES', SETTINGS.SAMPLES) ?? demoOn,
    production,
    smsWebhookUrl: read('SMS_WEBHOOK_URL', SETTINGS.SMS_WEBHOOK_URL),
    smsWebhookSecret: read('SMS_WEBHOOK_SECRET', SETTINGS.SMS_WEBHOOK_SECRET),
    publicOrigin,
    servicePhone: read('SERVICE_PHONE', SETTINGS.SERVICE_PHONE),
    appStoreUrl: read('APP_STORE_URL', SETTINGS.APP_STORE_URL),
    androidAppUrl: read('ANDROID_APP_URL', SETTINGS.ANDROID_APP_URL),
    providers,
    wxTemplates: read('WX_TEMPLATES', SETTINGS.WX_TEMPLATES),
    wxTemplateFields: read('WX_TEMPLATE_FIELDS', SETTINGS.WX_TEMPLATE_FIELDS) ?? USUAL_FIELDS,
    bank: bank.keys,
    partnerUrls: read('PARTNER_URLS', SETTINGS.PARTNER_URLS),
    mapsScriptUrl: read('MAPS_SCRIPT_URL', SETTINGS.MAPS_SCRIPT_URL),
    analytics: chooseAnalytics({
      production,
      env: read('ANALYTICS_ENV', SETTINGS.ANALYTICS_ENV),
      origins: {
        prod: read('ANALYTICS_ORIGIN', SETTINGS.ANALYTICS_ORIGIN),
        test: read('ANALYTICS_TEST_ORIGIN', SETTINGS.ANALYTICS_TEST_ORIGIN)
      },
      statisticsScript: read('STATISTICS_SCRIPT_URL', SETTINGS.STATISTICS_SCRIPT_URL)
    }),
    trustProxy: read('TRUST_PROXY', SETTINGS.TRUST_PROXY),
    corsOrigins: read('CORS_ORIGINS', SETTINGS.CORS_ORIGINS),
    callOrigins: read('CALL_ORIGINS', SETTINGS.CALL_ORIGINS),
    mediaOrigins: read('MEDIA_ORIGINS', SETTINGS.MEDIA_ORIGINS),
    rateLimit: read('RATE_LIMIT', SETTINGS.RATE_LIMIT),
    redisUrl: read('REDIS_URL', SETTINGS.REDIS_URL),
    metricsPort: read('METRICS_PORT', SETTINGS.METRICS_PORT),
    metricsHost: read('METRICS_HOST', SETTINGS.METRICS_HOST),
    logLevel: read('LOG_LEVEL', SETTINGS.LOG_LEVEL),
    h5Dir: folder(read('H5_DIR', SETTINGS.H5_DIR))
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config }
}

/** Values that may hold a password are not repeated on the screen. */
const shown = (name: string, raw: string) =>
  /URL|SECRET|KEY|CERT/.test(name) ? texts.hiddenValue : JSON.stringify(raw)
