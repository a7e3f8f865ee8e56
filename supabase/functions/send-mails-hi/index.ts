import '../send-mails/index.ts';
