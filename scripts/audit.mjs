/**
 * node scripts/audit.mjs: asks the registry for known faults of the packages that a server or a client runs. It ends with 1
 * on a high or critical one that is not accepted below, and with 2 when the registry does not answer such questions.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from './lib/paths.mjs'

/** Advisories that stay, by their id, with the reason; the same list stands in SECURITY.md. */
const ACCEPTED = {}
const GRAVE = ['high', 'critical']

/** npm ends with 1 when it finds something; what counts is what it prints. */
const answer = await promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  maxBuffer: 64 * 1024 * 1024
}).catch((error) => error)

/** @returns {null | { vulnerabilities: Record<string, { severity: string, via: unknown[] }> }} */
function reportOf(text) {
  try {
    const report = JSON.parse(text)
    return report.vulnerabilities ? report : null
  } catch {
    return null
  }
}

const report = reportOf(answer.stdout ?? '')
if (report === null) {
  console.error(
    'Not audited: the registry gave no answer. Try one that does: npm_config_registry=<address> npm run audit'
  )
  process.exitCode = 2
} else {
  const advisories = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((entry) => typeof entry === 'object')
  )
  const idOf = ({ url }) => String(url).split('/').pop()
  for (const advisory of advisories) {
    const { name, severity, title } = advisory
    const reason = ACCEPTED[idOf(advisory)]
    console.log(
      `${severity.padEnd(9)} ${name}: ${title} (${idOf(advisory)})${reason ? `, accepted: ${reason}` : ''}`
    )
  }
  const open = advisories.filter((entry) => GRAVE.includes(entry.severity) && !(idOf(entry) in ACCEPTED))
  console.log(`${advisories.length} known, ${open.length} high or critical and not accepted`)
  process.exitCode = open.length > 0 ? 1 : 0
}
