export const parties: Readonly<Record<string, string>> = {
  solo: 'अकेले',
  couple: 'जोड़ा',
  family: 'परिवार',
  group: 'समूह',
};
