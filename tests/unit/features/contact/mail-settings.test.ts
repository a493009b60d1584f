import { describe, expect, test } from 'vitest';
import {
  describeMissingHeartbeat,
  describeMissingMail,
  listWrongMailVariables,
  readMailSettings,
} from '../../../../src/features/contact/mail-settings.ts';

const env = {
  SMTP_HOST: 'smtp.mail.example',
  SMTP_USER: 'user',
  SMTP_PASSWORD: 'secret',
  MAIL_FROM: 'site@carts.example',
};

describe('mail settings', () => {
  test('take the usual port, encryption by STARTTLS, and the dealer as recipient', () => {
    expect(readMailSettings(env, 'dealer@carts.example')).toEqual({
      host: 'smtp.mail.example',
      port: 587,
      isSecure: false,
      login: { user: 'user', password: 'secret' },
      from: 'site@carts.example',
      to: 'dealer@carts.example',
    });
  });

  test.each([
    { set: { SMTP_PORT: '465' }, settings: { port: 465, isSecure: true } },
    { set: { SMTP_SECURE: 'true' }, settings: { port: 465, isSecure: true } },
    { set: { SMTP_PORT: '2525' }, settings: { port: 2525, isSecure: false } },
    { set: { MAIL_TO: 'c@d.example' }, settings: { to: 'c@d.example' } },
  ])('with $set are $settings', ({ set, settings }) => {
    expect(readMailSettings({ ...env, ...set }, 'x@y.example')).toMatchObject(settings);
  });

  test.each([
    { change: { SMTP_HOST: undefined }, wrong: ['SMTP_HOST'] },
    { change: { SMTP_HOST: '', MAIL_FROM: '' }, wrong: ['SMTP_HOST', 'MAIL_FROM'] },
    { change: { SMTP_PASSWORD: '' }, wrong: ['SMTP_PASSWORD'] },
    { change: { SMTP_USER: '' }, wrong: ['SMTP_USER'] },
    { change: { SMTP_PORT: 'smtp' }, wrong: ['SMTP_PORT'] },
    { change: { SMTP_PORT: '70000' }, wrong: ['SMTP_PORT'] },
    { change: { NOTIFY: 'manual' }, wrong: [] },
  ])('with $change send nothing, and the wrong ones are $wrong', ({ change, wrong }) => {
    expect(listWrongMailVariables({ ...env, ...change })).toEqual(wrong);
    expect(readMailSettings({ ...env, ...change }, 'x@y.example')).toBeUndefined();
  });
});

describe('a build', () => {
  const server = { SMTP_HOST: 'h', MAIL_FROM: 'a@b.example' };
  test.each([
    { env: { CONTEXT: 'production', SMTP_HOST: 'h' }, missing: 'MAIL_FROM' },
    { env: { CONTEXT: 'production', NOTIFY: 'manual' }, missing: undefined },
    { env: { CONTEXT: 'deploy-preview' }, missing: undefined },
    { env: {}, missing: undefined },
    { env: { CONTEXT: 'production', ...server, SMTP_USER: 'u' }, missing: undefined },
  ])('of $env is stopped for want of $missing', ({ env, missing }) => {
    expect(/Set (\S+) in/.exec(describeMissingMail(env) ?? '')?.[1]).toBe(missing);
  });

  test.each([
    { env: { CONTEXT: 'production' }, isWarned: true },
    { env: { CONTEXT: 'production', HEARTBEAT_URL: 'https://h.example' }, isWarned: false },
    { env: { CONTEXT: 'deploy-preview' }, isWarned: false },
    { env: {}, isWarned: false },
  ])('of $env is warned that nobody would notice silence: $isWarned', ({ env, isWarned }) => {
    expect(describeMissingHeartbeat(env)?.includes('HEARTBEAT_URL') ?? false).toBe(isWarned);
  });
});
