import { sql } from 'drizzle-orm'
import { CHANNEL } from '@/contract/channels'
import { boolean, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sealedIn } from '../sealed-column'
import { instant } from './columns'

const ofUsers = sealedIn('users')
const ofSessions = sealedIn('sessions')
const ofLoginKeys = sealedIn('login_keys')
const ofContacts = sealedIn('contacts')

/** What somebody told of themselves; all of it may be left out. */
export interface Profile {
  readonly nickname: string
  /** 1 male, 0 female. */
  readonly gender: number | null
  /** 'YYYY-MM-DD'; '' unknown. */
  readonly birthday: string
  /** 1 married, 0 not. */
  readonly marry: number | null
  readonly heightCm: number | null
  readonly weightKg: number | null
  readonly allergies: string
  readonly medicines: string
}

/** People who can log in. The phone number is the login name, by which they are looked up: it is not sealed. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    phone: text('phone').notNull().unique(),
    name: ofUsers
      .text('name')
      .notNull()
      .$default(() => ''),
    /** Opaque id the mini-program host gives to this person. */
    openid: text('openid').unique(),
    memberLevel: integer('member_level').notNull().default(0),
    profile: ofUsers.json<Profile>('profile'),
    /** scrypt of the password, with its salt (`password-hash.ts`); null: none was set. */
    passwordHash: text('password_hash'),
    /** Neither written nor read any more: `guess_counts` counts by who guesses. Both go with a later release. */
    passwordTries: integer('password_tries').notNull().default(0),
    passwordTriesUntil: instant('password_tries_until'),
    /** When the account is erased, if its owner asked for that. */
    erasedAfter: instant('erased_after'),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at')
  },
  (t) => [
    // Those whose owners have left.
    index('users_leaving')
      .on(t.id)
      .where(sql`deleted_at is null and erased_after is not null`)
  ]
)

/** One login on one device. Tokens are kept as SHA-256 hashes only. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    /** Shared with the client at login: signing and encryption keys derive from it. */
    secret: ofSessions.text('secret').notNull(),
    /** Never leaves the server: the next credentials derive from it, so a repeated refresh repeats its answer. */
    rotationKey: ofSessions.text('rotation_key').notNull(),
    /** The entry channel as the client named it; for statistics. */
    comefrom: integer('comefrom').notNull(),
    /** The entry channel that a credential of its host has proven; coupons of a channel ask for it. */
    channel: integer('channel').notNull().default(CHANNEL.web),
    deviceToken: text('device_token'),
    /** What its owner knows the device by: 'iPhone · 微信'. */
    deviceName: text('device_name').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    accessExpiresAt: instant('access_expires_at').notNull(),
    refreshExpiresAt: instant('refresh_expires_at').notNull(),
    revokedAt: instant('revoked_at')
  },
  (t) => [
    uniqueIndex('sessions_token_hash').on(t.tokenHash),
    uniqueIndex('sessions_refresh_hash').on(t.refreshHash),
    index('sessions_user').on(t.userId),
    index('sessions_refresh_expires').on(t.refreshExpiresAt)
  ]
)

/** Invitations that a login call named: who was invited by what (§7 invite ids). */
export const invitations = pgTable(
  'invitations',
  {
    id: serial('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    inviteId: text('invite_id').notNull().default(''),
    inviteUserId: text('invite_user_id').notNull().default(''),
    /** The login that named it made the account. */
    isNewUser: boolean('is_new_user').notNull(),
    createdAt: instant('created_at').notNull()
  },
  (t) => [uniqueIndex('invitations_once').on(t.userId, t.inviteId, t.inviteUserId)]
)

/**
 * Credentials that a rotation replaced: a late call with an old access token is told to refresh, a
 * refresh credential shown again after the grace ends the session.
 */
export const retiredCredentials = pgTable(
  'retired_credentials',
  {
    hash: text('hash').primaryKey(),
    /** access or refresh. */
    kind: text('kind').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    retiredAt: instant('retired_at').notNull(),
    expiresAt: instant('expires_at').notNull()
  },
  (t) => [
    index('retired_credentials_expires').on(t.expiresAt),
    index('retired_credentials_session').on(t.sessionId)
  ]
)

export type CodePurpose = 'login' | 'verify' | 'bind' | 'password' | 'erase' | 'report' | 'card'

/** Codes sent by SMS: hash only, with the tries made on each. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: serial('id').primaryKey(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    /** A code serves for what it was sent for. */
    purpose: text('purpose').$type<CodePurpose>().notNull().default('login'),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: instant('used_at'),
    /** The device or network that asked for it (`asker.ts`): the code serves there alone. */
    asker: text('asker').notNull().default(''),
    /** Whose allowance it is of: a device that is known, somebody who passed a check, or anybody. */
    lane: text('lane').$type<'known' | 'checked' | 'open'>().notNull().default('open'),
    /** The site of the network, as IPv6 providers hand them out. */
    site: text('site').notNull().default('')
  },
  (t) => [
    index('sms_codes_phone').on(t.phone, t.sentAt),
    index('sms_codes_address').on(t.address, t.sentAt),
    index('sms_codes_site').on(t.site, t.sentAt)
  ]
)

/** Devices on which an account was logged in: what strangers do to its number takes nothing from their allowance. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the device's random number. */
    deviceHash: text('device_hash').notNull(),
    seenAt: instant('seen_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index('known_devices_seen').on(t.seenAt)]
)

/** How often somebody guessed within a window of time; a key says who guesses what. */
export const guessCounts = pgTable(
  'guess_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    until: instant('until').notNull()
  },
  (t) => [index('guess_counts_until').on(t.until)]
)

/** Checks that a person is asking: digits to be seen or heard, answered once, and what was passed spent once. */
export const humanChecks = pgTable(
  'human_checks',
  {
    id: text('id').primaryKey(),
    answerHash: text('answer_hash').notNull(),
    asker: text('asker').notNull(),
    site: text('site').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    passedAt: instant('passed_at'),
    spentAt: instant('spent_at')
  },
  (t) => [index('human_checks_site').on(t.site, t.createdAt), index('human_checks_expires').on(t.expiresAt)]
)

/** Keys agreed for encrypted calls before login. */
export const loginKeys = pgTable(
  'login_keys',
  {
    kid: text('kid').primaryKey(),
    secret: ofLoginKeys.text('secret').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull()
  },
  (t) => [index('login_keys_expires').on(t.expiresAt)]
)

/** The people a user books for. A deleted row stays, because orders copy from it and it may be restored. */
export const contacts = pgTable(
  'contacts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: ofContacts.text('name').notNull(),
    mobile: ofContacts.text('mobile').notNull(),
    /** 1 male, 0 female (§3). */
    gender: integer('gender').notNull(),
    /** 1 identity card, 9 other (§3). */
    idType: integer('id_type').notNull(),
    idNumber: ofContacts.text('id_number').notNull(),
    relation: text('relation').notNull().default('本人'),
    /** 1 married, 0 not. */
    marry: integer('marry'),
    birthday: ofContacts.text('birthday'),
    provinceName: text('province_name').notNull().default(''),
    cityName: text('city_name').notNull().default(''),
    countyName: text('county_name').notNull().default(''),
    addressDetails: ofContacts
      .text('address_details')
      .notNull()
      .$default(() => ''),
    isDefault: boolean('is_default').notNull().default(false),
    /** When the user said that this person agreed to being entered; null for the user's own person. */
    consentAt: instant('consent_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at')
  },
  (t) => [index('contacts_user').on(t.userId)]
)
