import * as v from 'valibot';
import { FailedMailSchema, JobListSchema } from '#src/domain/office/jobs.ts';
import * as say from '#src/words/staff/adminJobs.ts';
import { type Call, done } from '../../apiClient.ts';
import { reading } from './common.ts';

export const jobList = {
  path: 'rest/v1/rpc/admin_jobs',
  answer: JobListSchema,
  ...reading,
} as const satisfies Call;

export const failedMails = {
  path: 'rest/v1/rpc/admin_mails',
  answer: v.pipe(
    v.array(FailedMailSchema),
    v.transform((rows) => ({ total: rows.length, rows })),
  ),
  ...reading,
} as const satisfies Call;

const failed = say.serverDidNotAnswer;

export const sendMailAgain = {
  path: 'rest/v1/rpc/send_mail_again',
  answer: done,
  refused: say.emailAlreadyBeingSent,
  failed,
  isFrank: true,
} as const satisfies Call;

const running = {
  answer: v.object({
    state: v.picklist(['done', 'failed']),
    result: v.nullable(v.record(v.string(), v.unknown())),
    error: v.nullable(v.string()),
  }),
  failed,
  isFrank: true,
} as const;
const alreadyRunning = say.jobAlreadyRunning;

export const runInDatabase = {
  path: 'rest/v1/rpc/run_job',
  refused: alreadyRunning,
  ...running,
} as const satisfies Call;

export const runInFunction = {
  path: 'functions/v1/run-job',
  refusals: { already_running: alreadyRunning },
  seconds: 600,
  ...running,
} as const satisfies Call;

export const missingSettings = {
  path: 'functions/v1/run-job',
  answer: v.object({ missing: v.record(v.string(), v.string()) }),
  ...reading,
} as const satisfies Call;
