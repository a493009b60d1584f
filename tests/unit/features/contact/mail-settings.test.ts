import { expect, test } from 'vitest';
import {
  describeMissingHeartbeat,
  describeMissingMail,
} from '../../../../src/features/contact/mail-settings.ts';

const server = { SMTP_HOST: 'smtp.mail.example', MAIL_FROM: 'site@carts.example' };

test.each([
  { env: { CONTEXT: 'production', SMTP_HOST: 'h' }, missing: 'MAIL_FROM' },
  { env: { CONTEXT: 'production', ...server }, missing: undefined },
  { env: { CONTEXT: 'production', NOTIFY: 'manual' }, missing: undefined },
  { env: { CONTEXT: 'deploy-preview' }, missing: undefined },
  { env: {}, missing: undefined },
])('a build of $env stops because of $missing', ({ env, missing }) => {
  expect(/Set (\S+) in/.exec(describeMissingMail(env) ?? '')?.[1]).toBe(missing);
});

test('only a production build without a heartbeat warns', () => {
  const heartbeat = { HEARTBEAT_URL: 'https://heartbeat.example' };
  expect(describeMissingHeartbeat({ CONTEXT: 'production' })).toContain('HEARTBEAT_URL');
  expect(describeMissingHeartbeat({ CONTEXT: 'production', ...heartbeat })).toBeUndefined();
  expect(describeMissingHeartbeat({ CONTEXT: 'deploy-preview' })).toBeUndefined();
});
