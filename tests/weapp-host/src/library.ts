/**
 * Members of `wx`, and the base library that brought them, as WeChat's reference says. A phone with an older one has none of
 * them: reading gives `undefined`, `canIUse` says no.
 */
const SINCE: Readonly<Record<string, string>> = {
  requestSubscribeMessage: '2.4.4',
  getEnterOptionsSync: '2.9.4',
  onThemeChange: '2.11.0',
  offThemeChange: '2.11.0',
  getSystemInfoAsync: '2.14.1',
  showShareImageMenu: '2.14.3',
  addPhoneCalendar: '2.15.0',
  getRandomValues: '2.15.0',
  getWindowInfo: '2.20.1',
  getDeviceInfo: '2.20.1',
  getAppBaseInfo: '2.20.1',
  getSystemSetting: '2.20.1',
  getAppAuthorizeSetting: '2.20.1',
  getFuzzyLocation: '2.25.0',
  getPrivacySetting: '2.32.3',
  openPrivacyContract: '2.32.3',
  requirePrivacyAuthorize: '2.32.3',
  onNeedPrivacyAuthorization: '2.32.3',
  offNeedPrivacyAuthorization: '2.32.3'
}

/** The factor of the text size is told since then; the size in px always was. */
const TEXT_FACTOR = '2.23.4'

/** `require.async`, and with it scripts of other sub-packages, is there since then. */
const ASYNC_SCRIPTS = '2.11.2'

const parts = (version: string): number[] => version.split('.').map(Number)

/** Whether base library `version` is older than `other`. */
function isOlder(version: string, other: string): boolean {
  const [mine, theirs] = [parts(version), parts(other)]
  const at = theirs.findIndex((part, index) => part !== (mine[index] ?? 0))
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0)
}

/** Names that base library `version` does not have. */
export const absentIn = (version: string): ReadonlySet<string> =>
  new Set(
    Object.entries(SINCE)
      .filter(([, since]) => isOlder(version, since))
      .map(([name]) => name)
  )

export const tellsTextFactor = (version: string): boolean => !isOlder(version, TEXT_FACTOR)

export const asksForScripts = (version: string): boolean => !isOlder(version, ASYNC_SCRIPTS)
