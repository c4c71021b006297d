/** Verbs that a summary may start with. A new one is welcome: it only has to be a verb in the imperative. */
export const verbs: ReadonlySet<string> = new Set(
  `Accept Add Adjust Answer Apply Approve Ask Assign Block Build Buy Calculate Call Cancel Capture Change Check Clear Close
  Collect Complete Confirm Continue Copy Count Create Cut Decide Delete Disconnect Download Drop End Estimate Exchange Fetch
  Find Finish Generate Get Give Go Handle Raise Tie Untie Hide Import Join Leave Link List Log Look Make Mark Move Mute Open Order Pay Place
  Prepare Publish Put Query Read Recommend Recover Redirect Register Reject Release Remove Rename Replace Report Request
  Resend Reset Restore Return Revoke Run Search See Send Set Show Sign Start Stop Store Submit Swap Take Turn Unassign
  Unblock Unmute Update Upload Use Validate Verify Void Write`
    .split(/\s+/)
    .filter(Boolean),
);
