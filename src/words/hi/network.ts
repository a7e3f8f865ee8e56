export const offline = 'आप ऑफ़लाइन हैं।';
export const offlineReading = 'आप ऑफ़लाइन हैं। नेटवर्क आते ही हम फिर से कोशिश करेंगे।';
