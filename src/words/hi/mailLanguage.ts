export const mailsInOther = 'इस बुकिंग के ई-मेल अंग्रेज़ी में आते हैं।';
export const sendInThis = 'हिन्दी में भेजें';
export const mailsCome = 'अब इस बुकिंग के ई-मेल हिन्दी में आएँगे';
export const chosenOften = 'आप आज 20 बार भाषा बदल चुके हैं। कल फिर कोशिश करें।';
