// `npm run audit`: is a weakness known of a package that the site is built or run with? Asks the registry, hence no part of
// npm test. Exit code 1 when the policy (src/commands/audit-report.ts) is broken, 2 when the registry did not answer.
import { spawnSync } from 'node:child_process';
import { judgeAudit, type AuditException, type AuditReport } from './audit-report.ts';

/** Weaknesses that are accepted for a time; at most three months each. */
const exceptions: readonly AuditException[] = [];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = parseReport(stdout);
const wrong = report && judgeAudit(report, exceptions, new Date().toISOString().slice(0, 10));
if (!wrong) {
  console.error('The registry did not answer, so nothing is known. Try again, or with another network.');
} else if (wrong.length > 0) {
  console.error(
    `${wrong.join('\n')}\n\nUpdate the package (npm update <name>) and run npm test. Where there is no`,
  );
  console.error('update yet and this site cannot be harmed, add an exception in src/commands/audit.ts.');
} else {
  console.info('No weakness of grade high or critical is known.');
}
process.exitCode = !wrong ? 2 : wrong.length > 0 ? 1 : 0;

/** Undefined for what is no report: an answer of the registry that refuses, or none. */
function parseReport(text: string): AuditReport | undefined {
  try {
    const report = JSON.parse(text) as Partial<AuditReport>;
    return report.vulnerabilities ? { vulnerabilities: report.vulnerabilities } : undefined;
  } catch {
    return undefined;
  }
}
