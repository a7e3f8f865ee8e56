export const propertyTypes = {
  hotel: 'होटल',
  resort: 'रिज़ॉर्ट',
  homestay: 'होमस्टे',
  apartment: 'अपार्टमेंट',
  villa: 'विला',
  guest_house: 'गेस्ट हाउस',
};
