export const runAnyJob =
  'You can run a job at any time, also twice in a row. A job runs only once at a time. We record every run.';
export const runNow = 'Run now';
export const runningNow = 'Running…';
export const runJobQuestion = (job: string) => `Run “${job}” now?`;
export const questions: Record<string, string> = {
  cancel_unpaid:
    'This cancels bookings that are unpaid for longer than the limit in Settings. Their rooms become available.',
  purge:
    'This permanently deletes old data, including drafts not edited for one year, listings deleted 90 days ago and invitations not accepted for 30 days.',
};
export const schedules: Record<string, string> = {
  '* * * * *': 'Runs every minute.',
  '*/5 * * * *': 'Runs every 5 minutes.',
  '*/10 * * * *': 'Runs every 10 minutes.',
  '*/15 * * * *': 'Runs every 15 minutes.',
  '10 * * * *': 'Runs every hour.',
  '20 * * * *': 'Runs every hour.',
};
export const runsDailyAt = (time: string) => `Runs daily at ${time}.`;
export const runsOnCronSchedule = (schedule: string) => `Runs on the cron schedule ${schedule}.`;
export const runsOnlyWhenYouRunIt = 'Runs only when you run it.';
export const runsWhenPagesChanged = 'Runs when pages have changed.';
export const pagesChangedSinceBuild = 'Pages have changed since the last build.';
export const rebuildDueNow = 'A rebuild is due now.';
export const rebuildDueAt = (moment: string) => `A rebuild is due at ${moment}.`;
export const serverDidNotAnswer = 'The server did not answer. Try again.';
export const jobAlreadyRunning = 'This job is already running. Wait until it ends.';

// Jobs: runs ----------------------------------------------------------------------------------------------------------
export const runStates = { running: 'Running', done: 'Done', failed: 'Failed', lost: 'Interrupted' } as const;
export const lastRuns = 'Last runs';
export const jobHasNotRunYet = 'This job has not run yet.';
export const theSchedule = 'the schedule';
export const runningSince = (moment: string, person: string) =>
  `Running since ${moment}, started by ${person}. You can run it again when this run has ended.`;
export const forSeconds = (seconds: number) => `for ${seconds} s`;
export const minutesAndSeconds = (minutes: number, seconds: number) => `${minutes} min ${seconds} s`;
export const scheduleCalled = (moment: string) => `The schedule called its function ${moment}.`;
export const noAnswerYet = 'It has not answered yet.';
export const functionAnswered = (status: number) => `The function answered ${status}.`;
export const functionAnsweredWith = (status: number, problem: string) => `The function answered ${status}: ${problem}`;
export const functionDidNotAnswer = 'The function did not answer.';
export const functionNotReached = (problem: string) => `The function did not answer: ${problem}`;

// Jobs: results -------------------------------------------------------------------------------------------------------
export const runAgainForMore = 'There is more to do: run it again.';
export const noBuildHook = 'Nothing done: no build hook is set.';
export const askedHostToBuild = 'We asked the host to build the site.';
export const emailsSent = (emails: string, others: readonly string[]) => `${[`${emails} sent`, ...others].join(', ')}.`;
export const mailOutcomes = {
  retry: 'to be tried again',
  failed: 'failed',
  uncertain: 'may have been sent',
  outdated: 'no longer needed',
} as const;
export const languageWaits = (language: string) =>
  `Emails in “${language}” wait: the function send-mails-${language} does not answer.`;
export const bookingsCompleted = (bookings: string) => `${bookings} completed.`;
export const noLimitInSettings = 'Nothing done: no limit is set in Settings.';
export const expiredAndReminded = (bookings: string, guests: string) =>
  `${bookings} expired unpaid, ${guests} reminded.`;
export const remindedAdminsOf = (payments: string) => `We reminded admins of ${payments}.`;
export const notFoundWithinWeek = (payments: string) => `${payments} not found within a week.`;
export const countersCorrect = 'The counters of every night are correct.';
export const countersWrong = (nights: string) => `The counters of ${nights} are wrong.`;
export const noEntriesYet = 'There are no entries yet.';
export const entriesUnchanged = (entries: string, hash: string) =>
  `${entries}, none changed. Their hash begins with ${hash}. Keep it elsewhere to prove later that no entry was replaced.`;
export const dollarRate = (rupees: number, day: string) => `$1 is ₹${rupees}, rate of ${day}.`;
export const dollarRateUnchanged = (rupees: number, day: string) => `$1 is ₹${rupees}, rate of ${day} (unchanged).`;
export const calendarsRead = (calendars: string) => `${calendars} read.`;
export const calendarsFailed = (calendars: string) => `${calendars} failed or gave doubtful data.`;
export const noPaymentGateway = 'Nothing done: no payment gateway is set up.';
export const gatewayAsked = (pages: string, refunds: string, changes: string) =>
  `We asked the gateway about ${pages} and ${refunds}, and recorded ${changes}.`;
export const gatewayDidNotAnswerAbout = (count: number) => `It did not answer about ${count}.`;
export const filesRemoved = (files: string) => `${files} removed.`;
export const deletedRows = (rows: string) => `Deleted: ${rows}.`;
export const nothingToDelete = 'Nothing to delete.';
/** Singular, and plural if irregular. */
export const deletable: Record<string, readonly [one: string, many?: string]> = {
  rate_limits: ['rate limit'],
  human_proofs: ['security check'],
  booking_keys: ['booking key'],
  holds: ['hold'],
  networks: ['network'],
  addresses: ['unconfirmed email address', 'unconfirmed email addresses'],
  waits: ['availability alert'],
  invitations: ['invitation'],
  drafts: ['draft'],
  deleted_listings: ['deleted listing'],
  deliveries: ['message of the payment gateway', 'messages of the payment gateway'],
  job_runs: ['old run'],
  schedule_notes: ['record of the schedule', 'records of the schedule'],
  guests: ['old booking’s guest details', 'old bookings’ guest details'],
  documents: ['document of a rejected listing', 'documents of rejected listings'],
  payout: ['payout record of a rejected listing', 'payout records of rejected listings'],
  accounts: ['unconfirmed account'],
  searches: ['search text', 'search texts'],
  invoices: ['old invoice’s buyer', 'old invoices’ buyers'],
  papers: ['booking’s Form C details', 'bookings’ Form C details'],
};
export const noProblemsFound = 'No problems found.';
export const problemsFound = (problems: string) => `${problems} found: see the overview.`;
export const emailedAdminsAbout = (count: number) => `We emailed admins about ${count}.`;
export const guestsAskedForReview = (guests: string) => `${guests} asked for a review.`;
export const arrivalEmailsToSend = (before: string, onArrivalDay: number) =>
  `To be sent between 7:00 AM and 9:00 PM: ${before} before arrival, ${onArrivalDay} on the arrival day.`;
export const alertsSent = (alerts: string) => `${alerts} sent.`;
export const remindedOfFormC = (bookings: string, overdue: number) =>
  `We reminded properties of Form C for ${bookings} due soon and ${overdue} overdue.`;
export const pricesCalculated = (properties: string) => `Prices of ${properties} calculated.`;

// Jobs: what a check found --------------------------------------------------------------------------------------------
export const aDeletedProperty = 'A deleted property';
export const aDeletedRoomType = 'a deleted room type';
export const nightDiffers = (
  place: string,
  counted: Record<'booked' | 'blocked' | 'held', unknown>,
  found: Record<'booked' | 'blocked' | 'held', unknown>,
) =>
  `${place}: the counters say ${counted.booked} booked, ${counted.blocked} blocked and ${counted.held} on hold, but there are ${found.booked}, ${found.blocked} and ${found.held}`;
export const entryAt = (place: unknown) => `Entry ${place}`;
export const anEntry = 'An entry';
export const chainFaults: Record<string, (entry: string) => string> = {
  changed: (entry: string) => `${entry} was changed after it was written.`,
  missing: (entry: string) => `${entry}: the entry before it was removed.`,
  replaced: (entry: string) => `${entry}: the entry before it was replaced.`,
  loose: (entry: string) => `${entry} was added outside the chain.`,
};
export const logCutOff = (place: unknown) => `The log should end with entry ${place}: its end was removed or replaced.`;
export const logRewritten = (place: unknown, moment: string) =>
  `Entry ${place} is not the one checked on ${moment}: the log was rewritten.`;

// Emails: waiting and failed ------------------------------------------------------------------------------------------
export const lastRun = (moment: string) => `Last run ${moment}.`;
export const noEmailsInLast30Days = 'No emails in the last 30 days.';
export const waitingAndFailed = (waiting: string, failed: number) => `${waiting} waiting, ${failed} failed.`;
export const oneNotDueYet = (moment: string) => `1 of those waiting is not due yet. It is due at ${moment}.`;
export const someNotDueYet = (held: number, moment: string) =>
  `${held} of those waiting are not due yet. The next is due at ${moment}.`;
export const whyEmailsWait =
  'We collect our changes to a listing for 10 minutes in one email to its owner. We try failed emails again later.';
export const failedEmails = 'Failed emails';
export const noneInLast30Days = 'None in the last 30 days.';
export const emailTo = (email: string, recipient: string) => `${email} to ${recipient}`;
export const noReasonGiven = 'no reason given';
export const itMayHaveBeenSent = 'It may have been sent, so we do not send it again.';
export const sendAgain = 'Send again';
export const sendEmailAgain = (email: string) => `Send again: ${email}`;
export const sentWithinOneMinute = 'We will send it within one minute.';
export const emailAlreadyBeingSent = 'This email is already being sent, or it no longer exists.';

// Problems: titles and links ------------------------------------------------------------------------------------------
export const currentProblems = 'Current problems';
export const openJobs = 'Open jobs';
export const openBookings = 'Open bookings';
export const openSettings = 'Open settings';
export const since = (moment: string) => `Since ${moment}.`;
export const jobEnded = {
  failed: (title: string) => `${title}: failed`,
  lost: (title: string) => `${title}: interrupted`,
};
export const runAgainUnderJobs = (error: string) => `${error} Run it again under Jobs. A successful run resolves it.`;

// Problems: data ------------------------------------------------------------------------------------------------------
export const roomCountersDiffer = 'Room counters differ';
export const roomsMayBeOversold = (error: string) =>
  `${error} Rooms may be oversold or wrongly unavailable. See Jobs for the nights.`;
export const auditLogChanged = 'The audit log was changed';
export const auditLogChangedMeans = (error: string) =>
  `${error} This needs direct access to the database. Change its password, and keep a copy of the database as it is now. See Jobs for the entries.`;
export const unpaidBookingsFill = (roomType: string, property: string) =>
  `Unpaid bookings fill ${roomType} at ${property}`;
export const filledWithoutAdvance = (nights: string, bookings: string) =>
  `${nights} We have not received the advance of these bookings: ${bookings}. Check them, and cancel those that will not be paid.`;
export const pricesNotFarEnoughAhead = 'Prices not calculated far enough ahead';
export const pricesMissingFor = (properties: string) =>
  `For ${properties}, prices by rate rules are not calculated far enough ahead. Search would soon show base prices for late dates. Run “Calculate prices ahead” under Jobs, and check why it did not run on schedule.`;
export const onlinePaymentsDiffer = 'Online payments differ';
export const gatewayNamedOtherAmount = (cases: string) =>
  `In ${cases} of the last 7 days, the payment gateway named an amount, currency or page that we did not request. Or it refunded more than was paid. We recorded nothing. Check the gateway’s own list, and record what is correct.`;
export const refundsStuck = 'Refunds are stuck';
export const gatewayDidNotRefund = (refunds: string) =>
  `The payment gateway failed to pay ${refunds}, or has not paid in time. Check its own list and your balance there. If you refund another way, record it in the booking.`;

// Problems: schedule and emails ---------------------------------------------------------------------------------------
export const noJobRunsAutomatically = 'No job runs automatically';
export const databaseHasNoSchedule =
  'Until you run the jobs yourself under Jobs, bookings are not marked as completed and checks do not run. This is normal on your own machine, where emails are sent at once. On a hosted project, no emails are sent either. There, enable the extensions pg_cron and pg_net. Then run this in the SQL editor:';
export const notAllJobsRunAutomatically = 'Not all jobs run automatically';
export const scheduleLacksJobs =
  'The schedule of the database lacks some jobs. To schedule all of them, run this in the SQL editor:';
export const scheduleStopped = 'The schedule has stopped';
export const noJobForTenMinutes =
  'No job has run for more than 10 minutes: no emails are sent, and nothing is checked. See in the database log whether pg_cron runs. To start it again, restart the database.';
export const functionsDoNotRunYet = 'Emails and the jobs of functions do not run yet';
export const runThisToCallFunctions =
  'The schedule cannot call the functions. Run this in the SQL editor of the project, with its own values:';
export const runTheseToCallFunctions =
  'The schedule cannot call the functions. Run these in the SQL editor of the project, with its own values:';
export const emailsDelayed = 'Emails are delayed';
export const emailsOverdue = (emails: string) =>
  `${emails} should have been sent 15 or more minutes ago. Guests are waiting for confirmations. See “Send waiting emails” under Jobs, and check that the SMTP server accepts emails.`;
export const functionFails = (job: string) => `${job}: its function fails`;
export const checkProjectUrl = 'Check project_url in the vault, and check that the functions of the project run.';
export const secretKeyOfOtherProject =
  'The secret key in the vault does not belong to the project. Replace it with a current one.';
export const functionDoesNotExist = 'The function does not exist. Deploy it, and check project_url in the vault.';
export const seeFunctionLog = 'See the log of the function.';

// Problems: builds and backups ----------------------------------------------------------------------------------------
export const openLog = 'Open the log';
export const buildFailed = 'The last build of the site failed';
export const workflowFailed = 'The last change failed the tests, or was not deployed';
export const guestsSeeLastBuild = (title?: string, error?: string) =>
  `${[title && `Change: “${title}”.`, error?.replace(/\.?$/, '.')].filter(Boolean).join(' ')} Guests see the pages of the build before. The log names the file and the mistake. Correct it and save again: the next good build resolves this.`.trim();
export const backupFailed = 'The last backup failed';
export const backupLate = 'No backup for 36 hours';
export const lastBackup = (moment: string) => `The last good backup is of ${moment}.`;
export const noBackupYet = 'There is no good backup yet.';
export const makeBackupNow = (last: string, error?: string) =>
  `${[last, error?.replace(/\.?$/, '.')].filter(Boolean).join(' ')} Run the workflow “Back up” on GitHub, under Actions. A good backup resolves this.`;
export const otherProblem = 'Another problem';
export const reloadToReadIt = 'This page is older than the server. Reload the page to read about the problem.';

// Problems: limits reached --------------------------------------------------------------------------------------------
export const limitReached = (limit: string) => `Limit reached: ${limit}`;
export const limitIs = (allowed: number) =>
  `The limit is ${allowed}. If the requests are real, double it in the SQL editor of the project:`;
export const limits = {
  bookings_a_minute: {
    name: 'bookings on the whole site per minute',
    what: 'Some guests could not book and were asked to try again. Check the newest bookings. If they are from guests, raise the limit. If not, a program may be booking rooms.',
  },
  subscriptions_an_hour: {
    name: 'newsletter sign-ups on the whole site per hour',
    what: 'New addresses were asked to try again later.',
  },
  unknown_clients: {
    name: 'calls without an IP address',
    what: 'All connections without a known IP address share one limit. If guests are refused, check “Trusted address header” in Settings: it must be the header that your CDN or proxy sets.',
  },
  emails_to_unproven: {
    name: 'emails to one unconfirmed address',
    what: 'Someone requested more than 10 emails an hour or 20 a day to the same mailbox, so we held the rest back. See the list under Jobs, and send those that the guest needs.',
  },
};
